import { sendApi, type Body } from '@portico/portal-kit/send';

type Registration = Body<'post', '/api/auth/register'>;

/** The token of the answer is not kept: whoever registers logs in, here or in the game. */
export const register = (body: Registration) => sendApi('post', '/api/auth/register', { body });
