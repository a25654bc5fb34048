import type { ErrorSource } from './error-source';

/** Most errors that one page load reports; the server also limits each address. */
const MAX_REPORTS = 5;

/** The server's limit. */
const MAX_MESSAGE = 300;

/** A position in one of our own files, as browsers write it in stacks. */
const FRAME =
  /(https?:\/\/[^/\s]+)\/(?:releases\/([a-z][a-z0-9-]+)\/([^/\s]+)|shell)\/([\w@~+./-]{1,140}:\d+:\d+)/g;

interface Frame extends ErrorSource {
  place: string;
}

const sent = new Set<string>();

/** Reports an error once. The stack decides the remote; an error without any of our files comes from an extension and is dropped. */
export function sendReport(thrown: unknown, source: ErrorSource | undefined, at = ''): void {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  const frames = framesOf(`${stack}\n${at}`);
  const ofRemote = frames.find(({ remote }) => remote !== 'shell');
  const ofSource = frames.find(({ remote }) => remote === source?.remote);
  const frame = ofRemote ?? ofSource ?? source ?? frames[0];
  if (frame === undefined || isAbort(thrown)) return;
  const slot = frame.remote === source?.remote ? source.slot : undefined;
  const report = JSON.stringify({ ...frame, slot, message: messageOf(thrown).slice(0, MAX_MESSAGE) });
  if (sent.has(report) || sent.size >= MAX_REPORTS) return;
  sent.add(report);
  void fetch('/api/error-reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: report,
    keepalive: true,
  }).catch(() => undefined);
}

function framesOf(stack: string): Frame[] {
  return [...stack.matchAll(FRAME)]
    .filter(([, origin]) => origin === window.location.origin)
    .map(([, , remote = 'shell', version = '', place = '']) => ({ remote, version, place }));
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  return typeof error === 'string' ? error : `A ${typeof error} was thrown`;
}

/** The user has left the page. */
function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
