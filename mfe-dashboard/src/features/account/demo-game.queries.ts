import { sendApi, type Body } from '@portico/portal-kit/send';

/** Lets the account enter the simulated game as one of its characters. */
export const enterGame = (characterId: number) =>
  sendApi('post', '/api/demo/game/enter', { authenticated: true, body: { characterId } });

/** Lets the account leave the game: saved, or as after a crash. */
export const leaveGame = (how: Body<'post', '/api/demo/game/leave'>['how']) =>
  sendApi('post', '/api/demo/game/leave', { authenticated: true, body: { how } });
