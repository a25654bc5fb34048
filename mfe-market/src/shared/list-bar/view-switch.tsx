import { useTexts } from '@portico/i18n';
import { SegmentedLinks } from '@portico/ui';
import { MARKET_VIEWS, type MarketView } from '../market-view';

export interface ViewSwitchProps {
  view: MarketView;
  hrefWith: (patch: { view: MarketView }) => string;
  className?: string | undefined;
}

export function ViewSwitch({ view, hrefWith, className }: ViewSwitchProps) {
  const t = useTexts('mfe-market');
  return (
    <SegmentedLinks
      {...(className !== undefined && { className })}
      label={t('view.label')}
      items={MARKET_VIEWS.map((choice) => ({
        key: choice,
        href: hrefWith({ view: choice }),
        text: t(`view.${choice}`),
        isCurrent: choice === view,
      }))}
    />
  );
}
