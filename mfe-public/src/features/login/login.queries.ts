import { sendApi, type Body, type Sent } from '@portico/portal-kit';

export type Credentials = Body<'post', '/api/auth/login'>;
export type LoginAnswer = Sent<'post', '/api/auth/login'>;
export const logIn = (body: Credentials): Promise<LoginAnswer> =>
  sendApi('post', '/api/auth/login', { body });
