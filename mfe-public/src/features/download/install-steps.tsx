import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton } from '@portico/ui';
import { paths } from '../../paths';
import { useOffers } from '../../shared/use-offers';
import { type Download, isOut } from '../../shared/game-download.queries';
import styles from './download-page.module.css';

const STEPS = [
  { key: 'get' },
  { key: 'run' },
  { key: 'register', needs: paths.register },
  { key: 'play' },
] as const satisfies readonly { key: string; needs?: string }[];

export function InstallSteps({ download }: { download: Download }) {
  const t = useTexts('mfe-public');
  const { number } = useFormat();
  const steps = useOffers(STEPS);
  const sizes = { launcherMb: number(download.launcherMb), clientGb: number(download.clientGb) };
  return (
    <section aria-labelledby="download-steps">
      <h2 id="download-steps" className={styles.heading}>
        {isOut(download) ? t('download.steps.title') : t('download.steps.later')}
      </h2>
      <ol className={styles.steps} role="list">
        {steps.map(({ key }, index) => (
          <li key={key} className={styles.step}>
            <span className={styles.stepNumber} aria-hidden="true">
              {number(index + 1)}
            </span>
            <h3>{t(`download.steps.${key}.title`)}</h3>
            <p>{t(`download.steps.${key}.text`, sizes)}</p>
            {key === 'register' && (
              <LinkButton href={paths.register} size="small" icon="user">
                {t('play.register')}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
