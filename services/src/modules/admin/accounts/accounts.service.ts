import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { MAX_FOUND_ACCOUNTS } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { GameClock, LOGIN_STATE } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { databasePagination, maskedAddress, type Principal } from '../../../platform/http/index.js';
import { AdministeredAccounts, type Roles } from '../../identity/index.js';
import { mapNamesOf } from '../../rankings/index.js';
import { AccountBans } from './account-bans.js';
import { AccountGate } from './account-gate.js';
import { type AccountRow, AccountRowsRepository, type CharacterRow } from './account-rows.repository.js';
import { AccountSearchRepository } from './account-search.repository.js';
import type {
  AccountBanDto,
  AccountRole,
  AccountSearch,
  AdminAccountDto,
  FoundAccountDto,
  FoundAccountsDto,
} from './accounts.dto.js';

const MAX_NAMES = 6;

const SHOWN_PARTS = 2;
const IPV4 = { separator: '.', part: /^\d{1,3}$/, radix: 10, max: 255, mostParts: 3 };
const IPV6 = { separator: ':', part: /^[\da-f]{1,4}$/, radix: 16, max: 0xffff, mostParts: 4 };

function roleOf({ isAdmin, isWebAdmin }: Roles): AccountRole {
  return isWebAdmin ? 'webAdmin' : isAdmin ? 'admin' : 'player';
}

@Injectable()
export class AdminAccountsService {
  constructor(
    private readonly searches: AccountSearchRepository,
    private readonly rows: AccountRowsRepository,
    private readonly known: AdministeredAccounts,
    private readonly bans: AccountBans,
    private readonly gate: AccountGate,
    private readonly catalogs: CatalogService,
    private readonly clock: GameClock,
  ) {}

  async search(search: string, by: AccountSearch, page: number, limit: number): Promise<FoundAccountsDto> {
    const ids = await this.idsOf(search, by);
    const rows = await this.rows.find(ids.slice((page - 1) * limit, page * limit));
    const [characters, bans] = await Promise.all([
      this.rows.charactersOf(rows.map(({ id }) => id)),
      this.bans.in(rows),
    ]);
    return {
      accounts: rows.map((row) => {
        const own = characters.get(row.id) ?? [];
        const role = roleOf(this.known.rolesOf(row.webAdmin, own));
        return this.toFoundAccount(row, own, role, bans.get(row.id));
      }),
      pagination: databasePagination(page, limit, ids.length),
    };
  }

  async account(id: number, principal: Principal): Promise<AdminAccountDto> {
    const [[row], charactersOf, known, suspicions] = await Promise.all([
      this.rows.find([id]),
      this.rows.charactersOf([id]),
      this.known.find(id),
      this.rows.openSuspicions(id),
    ]);
    if (row === undefined || known === undefined) throw new AppError('admin.account_not_found');
    const characters = charactersOf.get(id) ?? [];
    const ban = (await this.bans.in([row])).get(id);
    const mapName = mapNamesOf(this.catalogs.current);
    const { email, nxCredit, maplePoint, nxPrepaid, votePoints } = known.details;
    const meso = characters.reduce((sum, character) => sum + character.meso, 0);
    return {
      ...this.toFoundAccount(row, characters, roleOf(known.roles), ban),
      email: email === null || principal.isWebAdmin ? email : maskedEmail(email),
      emailConfirmed: known.emailConfirmed,
      hasSecondFactor: known.hasSecondFactor,
      addressBans: known.addressBans,
      balances: { nxCredit, maplePoint, nxPrepaid, votePoints, meso },
      characters: characters.map((character) => {
        const { accountId: _, ...own } = character;
        return { ...own, mapName: mapName(own.mapId) };
      }),
      sessions: known.sessions.map(({ network, ...session }) => ({
        ...session,
        network: network === null ? null : maskedAddress(network),
      })),
      suspicions,
      mayAct: id !== principal.accountId && (await this.gate.isAbove(known.rank, principal)),
    };
  }

  private async idsOf(search: string, by: AccountSearch): Promise<readonly number[]> {
    if (search === '') return this.searches.newest(MAX_FOUND_ACCOUNTS);
    if (by === 'name') return this.searches.named(search, MAX_FOUND_ACCOUNTS);
    if (by === 'character') return this.searches.ofCharacter(search, MAX_FOUND_ACCOUNTS);
    if (by === 'email') return this.searches.ofEmail(search, MAX_FOUND_ACCOUNTS);
    const pattern = networkPattern(search);
    return pattern === undefined ? [] : this.searches.ofNetwork(pattern, MAX_FOUND_ACCOUNTS);
  }

  private toFoundAccount(
    row: AccountRow,
    characters: readonly CharacterRow[],
    role: AccountRole,
    ban: AccountBanDto | undefined,
  ): FoundAccountDto {
    return {
      id: row.id,
      name: row.name,
      role,
      ban: ban ?? null,
      isInGame: row.loginState !== LOGIN_STATE.out,
      characterNames: characters.slice(0, MAX_NAMES).map(({ name }) => name),
      createdAt: row.createdAt,
      lastSeenAt: this.clock.parse(row.lastLoginAt),
    };
  }
}

/**
 * `LIKE` pattern for stored networks, from an address or from its first two or more parts (`203.0`, `203.0.*.*`, `2001:db8:*`); undefined
 * for anything else. It uses only the part that `maskedAddress` shows, so that trying all endings reveals nothing.
 */
export function networkPattern(text: string): string | undefined {
  const typed = text.trim().toLowerCase();
  const [beginning = ''] = (isIP(typed) === 0 ? typed : maskedAddress(typed)).split('*', 1);
  const { separator, part, radix, max, mostParts } = beginning.includes(':') ? IPV6 : IPV4;
  const parts = (beginning.endsWith(separator) ? beginning.slice(0, -1) : beginning).split(separator);
  const numbers = parts.map((digits) => (part.test(digits) ? Number.parseInt(digits, radix) : Number.NaN));
  const areParts = numbers.every((number) => number <= max);
  if (!areParts || parts.length < SHOWN_PARTS || parts.length > mostParts) return undefined;
  const shown = numbers.slice(0, SHOWN_PARTS).map((number) => number.toString(radix));
  return `${shown.join(separator)}${separator}%`;
}

export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = at > 0 ? email : '';
  return at > 0 ? `${first}•••${email.slice(at)}` : '•••';
}
