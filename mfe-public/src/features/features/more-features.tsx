import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { FactList, Icon, Window } from '@portico/ui';
import { useUnits } from '../../shared/use-units';
import { paths } from '../../paths';
import { useHasOffer, useOffers, VOTING } from '../../shared/use-offers';
import type { Program } from './features.queries';
import styles from './features-page.module.css';

const MORE = [
  { key: 'market', needs: paths.market },
  { key: 'database', needs: paths.database },
  { key: 'rankings' },
  { key: 'account', needs: paths.login },
  { key: 'characters' },
  { key: 'languages' },
] as const satisfies readonly { key: string; needs?: string }[];
const GROUP_MEMBERS = 6;

export function MoreFeatures() {
  const t = useTexts('mfe-public');
  const more = useOffers(MORE);
  return (
    <Window title={t('features.more.title')} icon="plus">
      <ul className={styles.more} role="list">
        {more.map(({ key }) => (
          <li key={key}>
            <Icon name="check" size={16} className={styles.mark} />
            {t(`features.more.${key}`)}
          </li>
        ))}
      </ul>
    </Window>
  );
}

export function Limits({ program }: { program: Program }) {
  const t = useTexts('mfe-public');
  const { number } = useFormat();
  const units = useUnits();
  const hasVotes = useHasOffer()(VOTING);
  const values = {
    stack: number(program.stackLimit),
    votes: hasVotes ? number(program.votesPerDay) : undefined,
    votePoints: hasVotes ? number(program.dailyVotePoints) : undefined,
    voteNx: hasVotes ? number(program.dailyVoteNx) : undefined,
    group: number(GROUP_MEMBERS),
    resurrection: units(program.resurrectionCooldownSeconds, 'second'),
    quests: number(program.dailyQuestLevel),
  };
  const keys = (Object.keys(values) as (keyof typeof values)[]).filter((key) => values[key] !== undefined);
  return (
    <Window title={t('features.limit.title')} icon="info">
      <FactList facts={keys.map((key) => ({ key, term: t(`features.limit.${key}`), value: values[key] }))} />
    </Window>
  );
}
