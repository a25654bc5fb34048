import { textIn } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Slot, usePortal } from '@portico/portal-kit';
import {
  CardAction,
  CardLink,
  PageSection,
  type IconName,
  SoftText,
  classNames,
  Icon,
  Disclosure,
} from '@portico/ui';
import { paths } from '../../paths';
import { IconPlate } from '../../shared/icon-plate';
import { IRONMAN, useSupportedFeatures, VOTING } from '../../shared/use-supported-features';
import { HomeHero } from './home-hero';
import { LazyNewsSection } from './lazy-news-section';
import styles from './home-page.module.css';
import { NowSection } from './now-section';
import { TopPlayers } from './top-players';

export function HomePage() {
  return (
    <div className={styles.page}>
      <HomeHero />
      <NowSection />
      <LazyNewsSection />
      <TopPlayers />
      <Slot name="home.bargains" className={styles.bargains} />
      <Slot name="home.popular-items" className={styles.popularItems} />
      <FeatureCards />
      <Comparison />
      <HomeQuestions />
    </div>
  );
}

const FEATURES = [
  { key: 'rankings', icon: 'crown', href: paths.rankings },
  { key: 'ironman', icon: 'heart', href: `${paths.rankings}?mode=hardcore`, needs: IRONMAN },
  { key: 'groups', icon: 'users', href: `${paths.rankings}?mode=group-ironman`, needs: IRONMAN },
  { key: 'drops', icon: 'sword', href: paths.database, needs: paths.database },
  { key: 'market', icon: 'store', href: paths.market, needs: paths.market },
  { key: 'profiles', icon: 'user', href: `${paths.rankings}?sort=fame` },
] as const satisfies readonly { key: string; icon: IconName; href: string; needs?: string }[];

function FeatureCards() {
  const t = useTexts('mfe-public');
  const features = useSupportedFeatures(FEATURES);
  return (
    <PageSection id="home-features" title={t('home.features.title')}>
      <ul className={styles.features} role="list">
        {features.map(({ key, icon, href }) => (
          <li key={key}>
            <CardLink href={href} className={styles.feature}>
              <IconPlate icon={icon} size={24} className={styles.icon} />
              <span className={styles.title}>{t(`home.features.${key}.title`)}</span>
              <SoftText as="span">{t(`home.features.${key}.text`)}</SoftText>
              <CardAction>{t(`home.features.${key}.action`)}</CardAction>
            </CardLink>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

const POINTS = [
  { key: '1' },
  { key: '2', needs: paths.database },
  { key: '3', needs: IRONMAN },
  { key: '4', needs: paths.market },
  { key: '5', needs: paths.features },
] as const satisfies readonly { key: string; needs?: string }[];

const COMPARED = [
  { side: 'do', icon: 'check' },
  { side: 'never', icon: 'close' },
] as const;

function Comparison() {
  const t = useTexts('mfe-public');
  const points = useSupportedFeatures(POINTS);
  return (
    <PageSection id="home-compare" title={t('home.compare.title')}>
      <div className={styles.lists}>
        {COMPARED.map(({ side, icon }) => (
          <div key={side} className={classNames(styles.list, styles[side])}>
            <h3>{t(`home.compare.${side}.title`)}</h3>
            <ul role="list">
              {points.map(({ key: point }) => (
                <li key={point}>
                  <Icon name={icon} size={18} />
                  {t(`home.compare.${side}.${point}`)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </PageSection>
  );
}

const DEFAULT_QUESTIONS = [
  ...(['1', '2', '3'] as const).map((key) => ({ key })),
  { key: '4', needs: IRONMAN },
  ...(['5', '6'] as const).map((key) => ({ key })),
  { key: 'vote', needs: VOTING },
] as const;

/** The owner's questions, or else the default six. */
function HomeQuestions() {
  const t = useTexts('mfe-public');
  return (
    <PageSection id="home-faq" title={t('home.faq.title')}>
      <div className={styles.questions}>
        {useQuestions().map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </PageSection>
  );
}

function useQuestions(): { question: string; answer: string }[] {
  const t = useTexts('mfe-public');
  const { config, language } = usePortal();
  const questions = useSupportedFeatures(DEFAULT_QUESTIONS);
  if (config.faq === undefined) {
    return questions.map(({ key }) => ({
      question: t(`home.faq.${key}.question`),
      answer: t(`home.faq.${key}.answer`),
    }));
  }
  return config.faq.map(({ question, answer }) => ({
    question: textIn(question, language),
    answer: textIn(answer, language),
  }));
}
