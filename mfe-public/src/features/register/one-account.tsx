import { useTexts } from '@portico/i18n';
import { Icon, Link, Window } from '@portico/ui';
import { paths } from '../../paths';
import styles from './register-page.module.css';

const FACTS = ['game', 'characters', 'free'] as const;

/** The site and the game share one account. Players who have one log in instead. */
export function OneAccount() {
  const t = useTexts('mfe-public');
  return (
    <Window as="aside" title={t('register.one.title')} icon="key">
      <ul role="list" className={styles.facts}>
        {FACTS.map((fact) => (
          <li key={fact}>
            <Icon name="check" size={16} />
            <span>{t(`register.one.${fact}`)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.haveOne}>
        {t('register.one.have')} <Link href={paths.login}>{t('login.title')}</Link>
      </p>
    </Window>
  );
}
