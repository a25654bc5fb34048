import { PendingSend } from '@portico/portal-kit/pending-send';
import { sendApi, type Body, type Sent } from '@portico/portal-kit/send';
import { hasFields, isPositive } from '../dialogs/stored-request';

const EXCHANGE = '/api/rankings/exchange-vp-for-nx';

export type ExchangeRequest = Body<'post', typeof EXCHANGE>;
export type Exchanged = Sent<'post', typeof EXCHANGE>;

export const exchange = new PendingSend<ExchangeRequest, Exchanged>({
  name: 'exchange',
  isRequest: (value): value is ExchangeRequest => hasFields(value, { amount: isPositive }),
  send: (body, idempotencyKey) => sendApi('post', EXCHANGE, { authenticated: true, body, idempotencyKey }),
});
