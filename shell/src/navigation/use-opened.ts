import { type ComponentType, useCallback, useState } from 'react';

type OpenedComponent = ComponentType<{ onClose: () => void }>;

/** A dialog of the frame whose code loads when somebody is about to open it. */
export function useOpened(load: () => Promise<OpenedComponent>) {
  const [isOpen, setIsOpen] = useState(false);
  const [Opened, setOpened] = useState<OpenedComponent>();
  const prepare = useCallback(() => {
    load().then(
      (component) => setOpened(() => component),
      // The next press loads it again.
      () => setIsOpen(false),
    );
  }, [load]);
  const open = useCallback(() => {
    prepare();
    setIsOpen(true);
  }, [prepare]);
  const close = useCallback(() => setIsOpen(false), []);
  return { Opened, isOpen, prepare, open, close };
}
