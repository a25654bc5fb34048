import { useTexts } from '@portico/i18n';
import { ErrorNotice } from '@portico/portal-kit';
import { Notice, Skeleton } from '@portico/ui';
import { errorTextOr } from '../error-text.queries';
import { Switch } from '../switch/switch';
import type { PushTopic } from './push.queries';
import { usePush } from './use-push';

/** Switch for the messages of one topic in this browser. A press asks for permission; nothing else does. */
export function PushSwitch({ topic, label }: { topic: PushTopic; label: string }) {
  const t = useTexts('mfe-dashboard');
  const { browsers, change, state } = usePush(topic);
  if (browsers.data === undefined && browsers.error !== null)
    return <ErrorNotice title={t('push.error')} query={browsers} />;
  if (state === 'checking') return <Skeleton shape="box" width="100%" height="44px" />;
  if (state === 'unsupported') return <Notice>{t('push.unsupported')}</Notice>;
  return (
    <>
      {state !== 'denied' && (
        <Switch
          label={label}
          state={t(state === 'on' ? 'push.on' : 'push.off')}
          isOn={state === 'on'}
          isPending={change.isPending}
          onChange={change.mutate}
        />
      )}
      <div role="status">
        {state === 'denied' && <Notice tone="warning">{t('push.denied')}</Notice>}
        {state === 'dismissed' && <Notice>{t('push.dismissed')}</Notice>}
        {change.error !== null && (
          <Notice tone="danger">{errorTextOr(change.error, t('push.failed'))}</Notice>
        )}
      </div>
    </>
  );
}
