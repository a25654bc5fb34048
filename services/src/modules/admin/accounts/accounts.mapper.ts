import { POINT_TYPES, type StaffAct } from '@portico/domain';
import { type GameClock, LOGIN_STATE } from '../../../game/index.js';
import type { AuditRecord } from '../../audit/index.js';
import type { AccountNoteEntity } from '../admin.entities.js';
import type { AccountRow, CharacterRow } from './account-rows.repository.js';
import type {
  AccountBanDto,
  AccountNoteDto,
  AccountRole,
  FoundAccountDto,
  StaffActDto,
} from './accounts.dto.js';

const MAX_NAMES = 6;

export function toFoundAccount(
  row: AccountRow,
  characters: readonly CharacterRow[],
  role: AccountRole,
  ban: AccountBanDto | undefined,
  clock: GameClock,
): FoundAccountDto {
  return {
    id: row.id,
    name: row.name,
    role,
    ban: ban ?? null,
    isInGame: row.loginState !== LOGIN_STATE.out,
    characterNames: characters.slice(0, MAX_NAMES).map(({ name }) => name),
    createdAt: row.createdAt,
    lastSeenAt: clock.parse(row.lastLoginAt),
  };
}

type Names = ReadonlyMap<number | null, string>;

export function toNote({ id, at, authorId, kind, text }: AccountNoteEntity, names: Names): AccountNoteDto {
  return { id, at, by: names.get(authorId) ?? null, kind, text };
}

export function toStaffAct(act: AuditRecord<StaffAct>, names: Names): StaffActDto {
  const { id, at, action, actorAccountId, details } = act;
  const { reason, amount, pointType } = details;
  return {
    id,
    at,
    action,
    by: names.get(actorAccountId) ?? null,
    reason: typeof reason === 'string' && reason !== '' ? reason : null,
    amount: typeof amount === 'number' ? amount : null,
    pointType: POINT_TYPES.find((type) => type === pointType) ?? null,
  };
}

/** First letter and host of a mail address: enough for its owner to recognize it. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = at > 0 ? email : '';
  return at > 0 ? `${first}•••${email.slice(at)}` : '•••';
}
