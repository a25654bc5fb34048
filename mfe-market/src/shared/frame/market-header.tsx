import { SectionHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';

/** The head of all pages but that of one store. */
export function MarketHeader({ title }: { title: string }) {
  const t = useTexts('mfe-market');
  return <SectionHead scene="stalls" title={title} lead={t('market.lead')} />;
}
