import { Mesos } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';

/** Price of an item in an NPC's shop. `pitch` is 0 if it costs mesos. */
export function ShopCost({ price, pitch }: { price: number; pitch: number }) {
  const t = useTexts('mfe-database');
  return pitch > 0 ? t('shop.pitch', { count: pitch }) : <Mesos amount={price} />;
}
