import { CONTRACT_VERSION } from '@portico/contract';
import type { SlotModule } from '@portico/portal-kit';
import { ItemOffers } from '../features/offers/item-offers';

export default {
  contract: CONTRACT_VERSION,
  slot: 'item.offers',
  Component: ItemOffers,
} satisfies SlotModule<'item.offers'>;
