import { expectedKills } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { BeforeAfter } from '../change-text';

interface FirstDropProps {
  /** How often a kill brings it, 0 to 1. */
  before: number;
  after: number;
}

/** Kills until the first one on average, before and after. */
export function FirstDrop({ before, after }: FirstDropProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const textOf = (share: number) => {
    const kills = expectedKills(share * 100);
    return kills === undefined ? t('drops.simulate.never') : number(Math.round(kills));
  };
  return <BeforeAfter before={textOf(before)} after={textOf(after)} />;
}
