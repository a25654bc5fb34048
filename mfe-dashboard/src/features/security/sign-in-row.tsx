import { useTexts } from '@portico/i18n';
import { Badge } from '@portico/ui';
import { DeviceIcon, useDeviceName } from './device';
import { Moment } from './moment';
import { Network } from './network';
import type { SignIn } from './security.queries';
import styles from './rows.module.css';

export function SignInRow({ signIn }: { signIn: SignIn }) {
  const t = useTexts('mfe-dashboard');
  const device = useDeviceName()(signIn);
  return (
    <li className={styles.row}>
      <DeviceIcon isPhone={signIn.isPhone} />
      <div className={styles.words}>
        <p className={styles.name}>
          {signIn.isSuccess ? (
            <Badge tone="good" icon="check">
              {t('security.signIns.success')}
            </Badge>
          ) : (
            <Badge tone="danger" icon="close">
              {t('security.signIns.failure')}
            </Badge>
          )}
          <bdi>{device}</bdi>
        </p>
        <p className={styles.facts}>
          <Moment at={signIn.at} />
          <span>
            {signIn.reason === null
              ? t(`security.method.${signIn.method}`)
              : t(`security.signIns.reason.${signIn.reason}`)}
            <Network network={signIn.network} />
          </span>
        </p>
      </div>
    </li>
  );
}
