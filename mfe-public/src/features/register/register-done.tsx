import { useTexts } from '@portico/i18n';
import { LinkButton } from '@portico/ui';
import { useEffect, useRef } from 'react';
import { paths } from '../../paths';
import styles from './register-page.module.css';

export function RegisterDone({ isGameOut }: { isGameOut: boolean }) {
  const t = useTexts('mfe-public');
  const steps = useRef<HTMLDivElement>(null);
  // The form with the focus is gone.
  useEffect(() => steps.current?.focus(), []);
  return (
    <div ref={steps} className={styles.done} role="group" aria-label={t('register.done.next')} tabIndex={-1}>
      <p>{t('register.done.text')}</p>
      <LinkButton href={paths.login} variant="primary" size="large" icon="key">
        {t('register.done.login')}
      </LinkButton>
      <LinkButton href={paths.download} size="large" icon={isGameOut ? 'download' : 'info'}>
        {isGameOut ? t('play.download') : t('play.start')}
      </LinkButton>
    </div>
  );
}
