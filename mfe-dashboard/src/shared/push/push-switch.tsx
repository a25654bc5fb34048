import { useTexts } from '@portico/i18n';
import { ErrorNotice } from '@portico/portal-kit';
import { Notice, Skeleton } from '@portico/ui';
import { Switch } from '../switch/switch';
import { voteErrorText } from '../voting/voting.queries';
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
  if (state === 'denied') return <Notice tone="warning">{t('push.denied')}</Notice>;
  return (
    <>
      <Switch
        label={label}
        state={t(state === 'on' ? 'push.on' : 'push.off')}
        isOn={state === 'on'}
        isPending={change.isPending}
        onChange={change.mutate}
      />
      {state === 'dismissed' && <Notice>{t('push.dismissed')}</Notice>}
      <div role="status">
        {/* The push service's own error text is for developers only. */}
        {change.error !== null && (
          <Notice tone="danger">{voteErrorText(change.error, t('push.failed'))}</Notice>
        )}
      </div>
    </>
  );
}
