import { SectionHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';

export function MarketHeader({ title }: { title: string }) {
  const t = useTexts('mfe-market');
  return <SectionHead scene="stalls" title={title} lead={t('market.lead')} />;
}
