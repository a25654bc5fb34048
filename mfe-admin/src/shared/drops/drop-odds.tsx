import { rarityOf } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { DropChance } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';

const DECIMALS = 3;

/** A base chance in percent, with the colour, shape and word of its rarity. */
export function DropOdds({ percent }: { percent: number }) {
  const t = useTexts('mfe-admin');
  const format = useFormat();
  const step = rarityOf(percent);
  return (
    <DropChance step={step} text={format.percent(percent, DECIMALS)} word={t(`dropEdits.rarity.${step}`)} />
  );
}
