import { Rates, SectionHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { QueryStates, useFormat, usePortal, type Formatters } from '@portico/portal-kit';
import { Stack, Badge, LinkButton, FactList, factsOf, Icon, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { useHasDownload } from '../../shared/game-download.queries';
import { useSupportedFeatures, useIsSupported, VOTING } from '../../shared/use-supported-features';
import { FeatureCard } from './feature-card';
import {
  FEATURE_CARDS,
  FEATURE_TABS,
  type FeatureCard as Card,
  type FeatureCardKey,
  type FeatureTab,
} from './feature-cards';
import { FeatureTabs } from './feature-tabs';
import styles from './features-page.module.css';
import { type Program, programQuery } from './features.queries';
import { LoginRewards } from './login-rewards';
import { PerfectPitch } from './perfect-pitch';
import { UpdateNotes } from './update-notes';
import { type FeaturesView, useFeaturesView } from './use-features-view';

export function FeaturesPage() {
  const query = useQuery(programQuery());
  return (
    <Stack gap={6}>
      <FeaturesHero />
      <QueryStates query={query} skeleton="60rem">
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
  const cards = useSupportedFeatures<Card & { key: FeatureCardKey }>(FEATURE_CARDS[tab]);
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

const RATES = ['exp', 'meso', 'drop', 'bossDrop'] as const;

function FeaturesHero() {
  const t = useTexts('mfe-public');
  const { rates } = usePortal().config;
  return (
    <div>
      <SectionHead
        scene="board"
        eyebrow={t('features.eyebrow')}
        title={t('features.meta.title')}
        lead={t('features.lead')}
      />
      <Rates
        label={t('features.rates.title')}
        rates={RATES.map((key) => ({ key, term: t(`features.rates.${key}`), times: rates[key] }))}
        note={
          rates.isBeta && (
            <Badge tone="accent" icon="star">
              {t('features.rates.beta')}
            </Badge>
          )
        }
      />
    </div>
  );
}

function PlayCall() {
  const t = useTexts('mfe-public');
  const isSupported = useIsSupported();
  const isOut = useHasDownload();
  return (
    <section className={styles.call} aria-labelledby="features-call">
      <div>
        <h2 id="features-call">{t('features.call.title')}</h2>
        {isOut && <p>{t('features.call.text')}</p>}
      </div>
      <div className={styles.calls}>
        <LinkButton href={paths.download} variant="primary" size="large" icon={isOut ? 'download' : 'info'}>
          {isOut ? t('play.download') : t('play.start')}
        </LinkButton>
        {isSupported(paths.register) && (
          <LinkButton href={paths.register} size="large" icon="user">
            {t('play.register')}
          </LinkButton>
        )}
        {isSupported(paths.market) && (
          <LinkButton href={paths.market} size="large" icon="store">
            {t('features.call.market')}
          </LinkButton>
        )}
        {isSupported(paths.database) && (
          <LinkButton href={paths.database} size="large" icon="search">
            {t('features.call.database')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}

/** All numbers of the program in the page's language, under their names in the texts. */
function programNumbers(program: Program, format: Formatters): Record<string, string> {
  const fields = [...Object.entries(program), ...Object.entries(program.login)];
  return Object.fromEntries(
    fields.flatMap(([name, value]) => (typeof value === 'number' ? [[name, format.number(value)]] : [])),
  );
}

const MORE = [
  { key: 'market', needs: paths.market },
  { key: 'database', needs: paths.database },
  { key: 'rankings' },
  { key: 'account', needs: paths.login },
  { key: 'characters' },
  { key: 'languages' },
] as const satisfies readonly { key: string; needs?: string }[];
const GROUP_MEMBERS = 6;

function MoreFeatures() {
  const t = useTexts('mfe-public');
  const more = useSupportedFeatures(MORE);
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

function Limits({ program }: { program: Program }) {
  const t = useTexts('mfe-public');
  const { number, unit } = useFormat();
  const hasVotes = useIsSupported()(VOTING);
  const facts = factsOf(t, {
    'features.limit.stack': number(program.stackLimit),
    'features.limit.votes': hasVotes && number(program.votesPerDay),
    'features.limit.votePoints': hasVotes && number(program.dailyVotePoints),
    'features.limit.voteNx': hasVotes && number(program.dailyVoteNx),
    'features.limit.group': number(GROUP_MEMBERS),
    'features.limit.resurrection': unit(program.resurrectionCooldownSeconds, 'second'),
    'features.limit.quests': number(program.dailyQuestLevel),
  });
  return (
    <Window title={t('features.limit.title')} icon="info">
      <FactList facts={facts} />
    </Window>
  );
}
