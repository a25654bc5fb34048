import { UPGRADE_PAYMENTS, UPGRADE_STATS } from '@portico/domain';
import { hasFields, isOneOf, isPositive, PendingSend } from '@portico/portal-kit/pending-send';
import { sendApi, type Body, type Sent } from '@portico/portal-kit/send';

const UPGRADE = '/api/rankings/update-stats';

export type UpgradeRequest = Body<'post', typeof UPGRADE>;
export type Upgraded = Sent<'post', typeof UPGRADE>;

export const upgrade = new PendingSend<UpgradeRequest, Upgraded>({
  name: 'upgrade',
  isRequest: (value): value is UpgradeRequest =>
    hasFields(value, {
      characterId: isPositive,
      statType: isOneOf(UPGRADE_STATS),
      amount: isPositive,
      paymentType: isOneOf(UPGRADE_PAYMENTS),
    }),
  send: (body, idempotencyKey) => sendApi('post', UPGRADE, { authenticated: true, body, idempotencyKey }),
});
