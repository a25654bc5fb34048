import { useTexts } from '@portico/i18n';
import { LinkButton } from '@portico/ui';
import { paths } from '../../paths';
import { useHasDownload } from '../../shared/game-download.queries';
import { useHasOffer } from '../../shared/use-offers';
import styles from './features-page.module.css';

export function PlayCall() {
  const t = useTexts('mfe-public');
  const hasOffer = useHasOffer();
  const isOut = useHasDownload();
  return (
    <section className={styles.call} aria-labelledby="features-call">
      <div>
        <h2 id="features-call">{t('features.call.title')}</h2>
        {isOut && <p>{t('features.call.text')}</p>}
      </div>
      <div className={styles.calls}>
        <LinkButton href={paths.download} variant="primary" size="large" icon={isOut ? 'download' : 'info'}>
          {isOut ? t('features.call.download') : t('play.start')}
        </LinkButton>
        {hasOffer(paths.register) && (
          <LinkButton href={paths.register} size="large" icon="user">
            {t('play.register')}
          </LinkButton>
        )}
        {hasOffer(paths.market) && (
          <LinkButton href={paths.market} size="large" icon="store">
            {t('features.call.market')}
          </LinkButton>
        )}
        {hasOffer(paths.database) && (
          <LinkButton href={paths.database} size="large" icon="search">
            {t('features.call.database')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
