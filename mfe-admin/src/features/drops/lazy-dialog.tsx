import { useTexts } from '@portico/i18n';
import { retriedLazy } from '@portico/portal-kit';
import { ErrorState, Sheet } from '@portico/ui';
import { Suspense, type ComponentType } from 'react';

interface MissingTexts {
  title: 'drops.grid.paste.title' | 'drops.review.title';
  missing: 'drops.grid.paste.missing' | 'drops.review.missing';
  hint?: 'drops.review.missingText';
}

/** A dialog whose code loads on first opening; the next opening retries a failed load. */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  texts: MissingTexts,
) {
  const dialog = retriedLazy(load, ({ onClose }: Props) => <MissingDialog onClose={onClose} {...texts} />);
  return function LazyDialog(props: Props) {
    const Dialog = dialog.get();
    return (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    );
  };
}

function MissingDialog({ onClose, title, missing, hint }: MissingTexts & { onClose: () => void }) {
  const t = useTexts('mfe-admin');
  return (
    <Sheet isOpen onClose={onClose} title={t(title)} closeText={t('drops.close')}>
      <ErrorState title={t(missing)} hint={hint && t(hint)} />
    </Sheet>
  );
}
