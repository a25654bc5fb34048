import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { SegmentedLinks } from '@portico/ui';
import { paths } from '../../paths';

const RANKINGS = { players: paths.rankings, guilds: paths.guilds, gains: paths.gains } as const;

/** Links to the portal's rankings. */
export function RankingLinks({ current }: { current: keyof typeof RANKINGS }) {
  const t = useTexts('mfe-public');
  const { unavailable } = usePortal();
  return (
    <SegmentedLinks
      label={t('ranking.links.label')}
      items={(['players', 'guilds', 'gains'] as const)
        .filter((key) => key !== 'guilds' || !unavailable.includes('guildPages'))
        .map((key) => ({
          key,
          href: RANKINGS[key],
          text: t(`ranking.links.${key}`),
          isCurrent: key === current,
        }))}
    />
  );
}
