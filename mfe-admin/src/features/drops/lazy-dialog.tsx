import { useTexts } from '@portico/i18n';
import { kitText, retriedLazy } from '@portico/portal-kit';
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
  const dialog = retriedLazy(load, function Missing({ onClose }: Props) {
    const t = useTexts('mfe-admin');
    const { title, missing, hint } = texts;
    return (
      <Sheet isOpen onClose={onClose} title={t(title)} closeText={kitText('kit.close')}>
        <ErrorState title={t(missing)} hint={hint && t(hint)} />
      </Sheet>
    );
  });
  return function LazyDialog(props: Props) {
    const Dialog = dialog.get();
    return (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    );
  };
}
