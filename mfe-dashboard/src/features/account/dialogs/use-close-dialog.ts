import { useEffect, useRef } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';

/**
 * Closes a dialog as the back button does where it was opened on this page: the history then has no second copy of the page. Else
 * `clear` takes it out of the address.
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
