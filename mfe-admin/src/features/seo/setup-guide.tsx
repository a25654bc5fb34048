import { useTexts } from '@portico/i18n';
import { Notice, Window } from '@portico/ui';
import styles from './seo-page.module.css';

const STEPS = ['project', 'account', 'key', 'grant', 'file', 'site', 'restart'] as const;

/** What is entered, in the step that asks for it. */
const SAMPLES: Partial<Record<(typeof STEPS)[number], string>> = {
  file: 'PORTICO_SEARCH_CONSOLE_KEY=/etc/portico/search-console.json',
  site: '"server": { "seo": { "searchConsoleSite": "sc-domain:example.org" } }',
};

/** How an owner connects the search console, and what leaves the server then. */
export function SetupGuide() {
  const t = useTexts('mfe-admin');
  return (
    <Window title={t('seo.setup.title')} icon="key">
      <div className={styles.guide}>
        <p>{t('seo.setup.lead')}</p>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              {t(`seo.setup.step.${step}`)}
              {SAMPLES[step] !== undefined && (
                <code dir="ltr" className={styles.sample}>
                  {SAMPLES[step]}
                </code>
              )}
            </li>
          ))}
        </ol>
        <Notice title={t('seo.setup.leaves.title')}>
          <p>{t('seo.setup.leaves.text')}</p>
        </Notice>
      </div>
    </Window>
  );
}
