import { nextOf } from '@portico/contract';
import { LESS_MOTION, signIn, useSession } from '@portico/portal-kit';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';

const WELCOME_MS = 1500;

interface Entered {
  username: string;
  token: string;
}

const isMotionReduced = () => matchMedia(LESS_MOTION).matches;

/** Redirects users who are signed in, also from another tab. A user who logs in here sees the success message first. */
export function useLoginRedirect() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isSignedIn = useSession((session) => session.isAuthenticated);
  const [entered, setEntered] = useState<Entered>();
  const next = nextOf(query) ?? paths.dashboard;

  // In an effect, so that the welcome is rendered before the session starts. Otherwise the redirect would skip it.
  useEffect(() => {
    if (entered !== undefined) signIn(entered.username, entered.token);
  }, [entered]);

  useEffect(() => {
    if (!isSignedIn) return;
    const leave = () => void navigate(next, { replace: true });
    if (entered === undefined || isMotionReduced()) return leave();
    const timer = setTimeout(leave, WELCOME_MS);
    return () => clearTimeout(timer);
  }, [isSignedIn, entered, next, navigate]);

  return { entered, enter: setEntered, next };
}
