import type { APIRequestContext, APIResponse } from '@playwright/test';
import { signIn } from './sign-in.js';
import { expect, test } from './test.js';

/** Demo accounts with points, mesos and characters. Each worker has one, so that no other journey spends from it. */
const PLAYERS = ['demoadmin', 'demowebadm', 'demoplayer'] as const;

export interface PlayerCharacter {
  id: number;
  name: string;
  meso: number;
  stats: { maxhp: number; maxmp: number };
}

export interface PlayerAccount {
  votePoints: number;
  nxCredit: number;
  totalMeso: number;
  loggedIn: boolean;
  characters: PlayerCharacter[];
}

/** Prices and rates of spending. */
export interface SpendingTerms {
  nxPerVotePoint: number;
  upgradeMesos: number;
  upgradeVotePoints: number;
  upgradeStep: number;
}

/** Player with something to spend, seen through the API. */
export class Player {
  constructor(
    readonly username: string,
    private readonly request: APIRequestContext,
    private readonly token: string,
  ) {}

  account(): Promise<PlayerAccount> {
    return this.read('/api/auth/user');
  }

  async character(place = 0): Promise<PlayerCharacter> {
    const character = (await this.account()).characters[place];
    if (!character) throw new Error(`${this.username} has no character ${place}`);
    return character;
  }

  async terms(): Promise<SpendingTerms> {
    const { spending } = await this.read<{ spending: SpendingTerms }>('/api/dashboard/overview');
    return spending;
  }

  async ledgerTotal(): Promise<number> {
    const { pagination } = await this.read<{ pagination: { total: number } }>('/api/ledger');
    return pagination.total;
  }

  async exchange(amount: number): Promise<void> {
    await this.succeed('/api/rankings/exchange-vp-for-nx', { amount });
  }

  async enterGame(): Promise<void> {
    await this.succeed('/api/demo/game/enter', { characterId: (await this.character()).id });
  }

  async leaveGame(): Promise<void> {
    await this.succeed('/api/demo/game/leave', { how: 'logOut' });
  }

  /** The demo world gives a daily gift to accounts that enter the game; it arrives when they leave. */
  async untilGiftArrived(): Promise<void> {
    const waiting = async () => (await this.read<{ waiting: object[] }>('/api/ledger/grants')).waiting;
    await expect.poll(waiting).toEqual([]);
  }

  /** Leaves the game first, in case an earlier try has not. */
  async comeOut(): Promise<void> {
    await this.leaveGame();
    if (!(await this.account()).loggedIn) return;
    const { name: characterName } = await this.character();
    await this.succeed('/api/discord/disconnect-character', { characterName, actionType: 'reset' });
  }

  private async read<T>(address: string): Promise<T> {
    const answer = await this.request.get(address, { headers: this.headers });
    return (await this.checked(answer)).json();
  }

  private async succeed(address: string, data: object): Promise<void> {
    await this.checked(await this.request.post(address, { headers: this.headers, data }));
  }

  private async checked(answer: APIResponse): Promise<APIResponse> {
    expect(answer.status(), await answer.text()).toBe(200);
    return answer;
  }

  private get headers(): Record<string, string> {
    return { 'x-auth-token': this.token };
  }
}

/** For journeys that spend or play: the page is logged in as the player. */
export const playerTest = test.extend<{ player: Player }>({
  player: async ({ page }, use, { parallelIndex }) => {
    const username = PLAYERS[parallelIndex];
    if (username === undefined) throw new Error(`There are players for ${PLAYERS.length} workers alone`);
    const player = new Player(username, page.request, await signIn(page, username));
    await player.comeOut();
    await player.untilGiftArrived();
    await use(player);
  },
});
