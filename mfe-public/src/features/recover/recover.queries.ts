import { apiQuery } from '@portico/portal-kit';
import { sendApi, type Body } from '@portico/portal-kit/send';

export const askForLink = (body: Body<'post', '/api/auth/recovery'>) =>
  sendApi('post', '/api/auth/recovery', { body });

export const setPassword = (body: { token: string; newPassword: string }) =>
  sendApi('post', '/api/auth/recovery/password', { body });

export const sentMails = () => apiQuery('/api/demo/mails');
