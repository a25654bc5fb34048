import type { APIRequestContext } from '@playwright/test';

/** Id of the first of a ranking. */
export async function bestPlayer(request: APIRequestContext, mode = 'all'): Promise<number> {
  const answer = await request.get(`/api/rankings?limit=1&mode=${mode}`);
  const { players } = (await answer.json()) as { players: { id: number }[] };
  return players[0]?.id ?? 0;
}
