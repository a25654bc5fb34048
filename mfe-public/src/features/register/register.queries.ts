import { sendApi, type Body } from '@portico/portal-kit/send';

type Registration = Body<'post', '/api/auth/register'>;

/** The token in the answer is not kept, because players log in afterwards, here or in the game. */
export const register = (body: Registration) => sendApi('post', '/api/auth/register', { body });
