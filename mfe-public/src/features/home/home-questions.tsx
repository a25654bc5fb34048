import { textIn } from '@portico/domain';
import { usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Disclosure, PageSection } from '@portico/ui';
import { IRONMAN, useOffers, VOTING } from '../../shared/use-offers';
import styles from './home-questions.module.css';

const DEFAULT_QUESTIONS = [
  ...(['1', '2', '3'] as const).map((key) => ({ key })),
  { key: '4', needs: IRONMAN },
  ...(['5', '6'] as const).map((key) => ({ key })),
  { key: 'vote', needs: VOTING },
] as const;

/** The owner's own questions, or else the default six. */
export function HomeQuestions() {
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
  const questions = useOffers(DEFAULT_QUESTIONS);
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
