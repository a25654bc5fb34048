import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { SegmentedLinks } from '@portico/ui';
import { paths } from '../paths';

const WAYS = { players: paths.rankings, guilds: paths.guilds, gains: paths.gains } as const;

/** Links to the portal's rankings. */
export function RankingWays({ current }: { current: keyof typeof WAYS }) {
  const t = useTexts('mfe-public');
  const { unavailable } = usePortal();
  return (
    <SegmentedLinks
      label={t('ranking.ways.label')}
      items={(['players', 'guilds', 'gains'] as const)
        .filter((key) => key !== 'guilds' || !unavailable.includes('guildPages'))
        .map((key) => ({
          key,
          href: WAYS[key],
          text: t(`ranking.ways.${key}`),
          isCurrent: key === current,
        }))}
    />
  );
}
