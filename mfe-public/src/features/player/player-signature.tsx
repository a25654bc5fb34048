import { useTexts } from '@portico/i18n';
import { Button } from '@portico/ui';
import { lazy, Suspense, useState } from 'react';
import type { Player } from './player.queries';

const SignatureDialog = lazy(async () => {
  const { SignatureDialog: dialog } = await import(
    /* webpackChunkName: "signature-dialog" */ './signature-dialog'
  );
  return { default: dialog };
});

/** A picture of the character for forums, in a dialog whose code comes when it is opened. */
export function PlayerSignature({ player }: { player: Pick<Player, 'id' | 'name'> }) {
  const t = useTexts('mfe-public');
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  return (
    <>
      <Button size="small" icon="copy" aria-haspopup="dialog" onClick={() => setState('open')}>
        {t('player.signature.open')}
      </Button>
      {state !== 'unopened' && (
        <Suspense fallback={null}>
          <SignatureDialog player={player} isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
