import { lazy, Suspense, type ComponentType } from 'react';

interface LazyDialogOptions<Props> {
  /** Brings its code, a chunk of its own. */
  load: () => Promise<ComponentType<Props>>;
  /** Says that the code did not come. */
  Missing: ComponentType<Props>;
}

/** A dialog whose code is asked for when it is opened first; one that did not come is asked for again when it is opened again. */
export function lazyDialog<Props extends object>({ load, Missing }: LazyDialogOptions<Props>) {
  let dialog: ComponentType<Props> | undefined;
  const loadDialog = async () => {
    try {
      return { default: await load() };
    } catch {
      dialog = undefined;
      return { default: Missing };
    }
  };
  return function LazyDialog(props: Props) {
    const Dialog = (dialog ??= lazy(loadDialog));
    return (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    );
  };
}
