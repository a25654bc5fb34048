import { useTexts } from '@portico/i18n';
import { ErrorNotice } from '@portico/portal-kit';
import { Button, Notice, Skeleton, SoftText } from '@portico/ui';
import { errorTextOr } from '../error-text.queries';
import { Switch } from '../switch/switch';
import type { PushTopic } from './push.queries';
import styles from './push-switch.module.css';
import { usePush } from './use-push';

/** Switch for the messages of one topic in this browser. A press asks for permission; nothing else does. */
export function PushSwitch({ topic, label }: { topic: PushTopic; label: string }) {
  const t = useTexts('mfe-dashboard');
  const { browsers, change, others, state } = usePush(topic);
  if (browsers.data === undefined && browsers.error !== null)
    return <ErrorNotice title={t('push.error')} query={browsers} />;
  if (state === 'checking') return <Skeleton shape="box" width="100%" height="44px" />;
  return (
    <>
      {state === 'unsupported' && <Notice>{t('push.unsupported')}</Notice>}
      {state !== 'denied' && state !== 'unsupported' && (
        <Switch
          label={label}
          state={t(state === 'on' ? 'push.on' : 'push.off')}
          isOn={state === 'on'}
          isPending={change.isPending}
          onChange={change.mutate}
        />
      )}
      {others > 0 && (
        <div className={styles.others}>
          <SoftText>{t('push.others', { count: others })}</SoftText>
          <Button size="small" isPending={change.isPending} onClick={() => change.mutate('off everywhere')}>
            {t('push.offEverywhere')}
          </Button>
        </div>
      )}
      <div role="status">
        {state === 'denied' && <SoftText>{t('push.denied')}</SoftText>}
        {state === 'dismissed' && <Notice>{t('push.dismissed')}</Notice>}
        {change.error !== null && (
          <Notice tone="danger">{errorTextOr(change.error, t('push.failed'))}</Notice>
        )}
      </div>
    </>
  );
}
