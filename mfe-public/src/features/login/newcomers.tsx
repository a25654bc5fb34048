import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { LinkButton, Window } from '@portico/ui';
import { paths } from '../../paths';
import styles from './login-page.module.css';

export function Newcomers() {
  const t = useTexts('mfe-public');
  const { identity } = usePortal().config;
  if (!identity.registration) return null;
  return (
    <Window as="aside" title={t('login.new.title')} icon="star">
      <p className={styles.newText}>{t('login.new.text')}</p>
      <LinkButton href={paths.register} icon="user">
        {t('login.new.button')}
      </LinkButton>
    </Window>
  );
}
