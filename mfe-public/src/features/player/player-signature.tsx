import { useTexts } from '@portico/i18n';
import { kitText } from '@portico/portal-kit';
import { LazyPart } from '@portico/portal-kit/lazy-part';
import { Button, Dialog } from '@portico/ui';
import { useState } from 'react';
import type { Player } from './player.queries';

const loadSignature = async () =>
  (await import(/* webpackChunkName: "signature" */ './signature-content')).SignatureContent;

/** The character's forum picture. The content of its dialog loads when it is opened. */
export function PlayerSignature({ player }: { player: Pick<Player, 'id' | 'name'> }) {
  const t = useTexts('mfe-public');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon="copy" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('player.signature.title')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('player.signature.title')}
        closeText={kitText('kit.close')}
      >
        {isOpen && <LazyPart load={loadSignature} props={{ player }} skeleton="28rem" />}
      </Dialog>
    </>
  );
}
