import { useEffect, useRef } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';

/**
 * Closes a dialog like the back button if it was opened on this page, so that the history gets no second copy. Otherwise `clear`
 * removes it from the address.
 */
export function useCloseDialog(isOpen: boolean, clear: () => void): () => void {
  const navigate = useNavigate();
  const type = useNavigationType();
  const wasOpen = useRef(isOpen);
  const isPushed = useRef(false);

  useEffect(() => {
    if (isOpen && !wasOpen.current) isPushed.current = type === 'PUSH';
    wasOpen.current = isOpen;
  }, [isOpen, type]);

  return () => {
    if (isPushed.current) void navigate(-1);
    else clear();
    isPushed.current = false;
  };
}
