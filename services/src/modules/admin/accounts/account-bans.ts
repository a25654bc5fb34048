import { Injectable } from '@nestjs/common';
import { SECOND_MS } from '@portico/domain';
import { AccountNames, type Ban, banOf, GameClock } from '../../../game/index.js';
import { type AuditRecord, AuditService } from '../../audit/index.js';
import { type AccountRow, AccountRowsRepository } from './account-rows.repository.js';
import type { AccountBanDto } from './accounts.dto.js';

@Injectable()
export class AccountBans {
  constructor(
    private readonly accounts: AccountRowsRepository,
    private readonly names: AccountNames,
    private readonly audit: AuditService,
    private readonly clock: GameClock,
  ) {}

  async of(accountIds: readonly number[]): Promise<ReadonlyMap<number, AccountBanDto>> {
    return this.in(await this.accounts.find([...new Set(accountIds)]));
  }

  async in(rows: readonly AccountRow[]): Promise<ReadonlyMap<number, AccountBanDto>> {
    const now = Date.now();
    const banned = rows.flatMap((row) => {
      const ban = banOf(row, now, this.clock);
      return ban === undefined ? [] : [{ id: row.id, ban }];
    });
    if (banned.length === 0) return new Map();
    const ids = banned.map(({ id }) => id);
    const acts = new Map((await this.audit.lastOf(ids, ['ban', 'unban'])).map((act) => [act.accountId, act]));
    const names = await this.names.of([...acts.values()].map(({ actorAccountId }) => actorAccountId));
    return new Map(
      banned.map(({ id, ban }) => {
        const act = acts.get(id);
        // The game bans players too, and does not record who did it.
        const isOurs = act !== undefined && describes(act, ban);
        const by = isOurs ? (names.get(act.actorAccountId) ?? null) : null;
        return [id, { type: ban.type, reason: ban.reason, until: ban.until, by, at: isOurs ? act.at : null }];
      }),
    );
  }
}

export function describeBan(ban: Ban | undefined): string {
  if (ban === undefined) return 'none';
  return ban.until === null ? 'permanent' : `${TEMPORARY}${new Date(ban.until).toISOString()}`;
}

const TEMPORARY = 'temporary until ';

/** Whether an action set this ban. The game's column stores whole seconds. */
function describes({ action, details }: AuditRecord, ban: Ban): boolean {
  const after = typeof details.after === 'string' ? details.after : '';
  if (action !== 'ban') return false;
  if (ban.until === null) return after === describeBan(ban);
  return Math.abs(Date.parse(after.replace(TEMPORARY, '')) - ban.until) < SECOND_MS;
}
