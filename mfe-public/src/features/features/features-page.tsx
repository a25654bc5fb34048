import { QueryStates, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Skeleton, Stack } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useOffers } from '../../shared/use-offers';
import {
  FEATURE_CARDS,
  FEATURE_TABS,
  type FeatureCard as Card,
  type FeatureCardKey,
  type FeatureTab,
} from './feature-cards';
import { FeatureCard } from './feature-card';
import { FeatureTabs } from './feature-tabs';
import { type Program, programQuery } from './features.queries';
import { FeaturesHero } from './features-hero';
import { LoginRewards } from './login-rewards';
import { Limits, MoreFeatures } from './more-features';
import { PerfectPitch } from './perfect-pitch';
import { PlayCall } from './play-call';
import { programNumbers } from './program-numbers';
import { UpdateNotes } from './update-notes';
import { type FeaturesView, useFeaturesView } from './use-features-view';
import styles from './features-page.module.css';

export function FeaturesPage() {
  const query = useQuery(programQuery());
  return (
    <Stack gap={6}>
      <FeaturesHero />
      <QueryStates query={query} skeleton={<Skeleton shape="box" width="100%" height="60rem" />}>
        {(program) => <FeaturesContent program={program} />}
      </QueryStates>
      <PlayCall />
    </Stack>
  );
}

interface ProgramProps {
  program: Program;
  numbers: Record<string, string>;
}

function FeaturesContent({ program }: Pick<ProgramProps, 'program'>) {
  const numbers = programNumbers(program, useFormat());
  return (
    <Stack gap={6}>
      <Topics program={program} numbers={numbers} />
      <LoginRewards login={program.login} numbers={numbers} />
      {program.perfectPitch.length > 0 && <PerfectPitch ranges={program.perfectPitch} />}
      <div className={styles.columns}>
        <MoreFeatures />
        <Limits program={program} />
        <UpdateNotes program={program} numbers={numbers} />
      </div>
    </Stack>
  );
}

/** The six topics: all of them are in the page, and one is seen. */
function Topics({ program, numbers }: ProgramProps) {
  const view = useFeaturesView();
  return (
    <div>
      <FeatureTabs view={view} />
      {FEATURE_TABS.map(({ key }) => (
        <Topic key={key} tab={key} program={program} numbers={numbers} view={view} />
      ))}
    </div>
  );
}

function Topic({ tab, program, numbers, view }: ProgramProps & { tab: FeatureTab; view: FeaturesView }) {
  const t = useTexts('mfe-public');
  const cards = useOffers<Card & { key: FeatureCardKey }>(FEATURE_CARDS[tab]);
  return (
    <section aria-labelledby={`features-${tab}`} hidden={view.tab !== tab}>
      <h2 id={`features-${tab}`} className={styles.topic}>
        {t(`features.tab.${tab}`)}
      </h2>
      <ul className={styles.cards} role="list">
        {cards.map((card) => (
          <li key={card.key}>
            <FeatureCard card={card} program={program} numbers={numbers} view={view} />
          </li>
        ))}
      </ul>
    </section>
  );
}
