import { createHash } from 'node:crypto';
import { SESSION_SCRIPT, THEME_SCRIPT } from '@portico/contract';
import type { PublicSettings, ServerSettings } from '../../../platform/config/index.js';
import type { PageAddress } from '../address/page-address.js';
import { Html, markup } from '../text/html.js';

/** Shows the notice if a shell script fails or the shell is late. Late style sheets go: browsers paint nothing before them. */
const STALL_SCRIPT = `(function(){
function show(){var notice=document.getElementById('portal-stalled');if(notice)notice.hidden=false}
addEventListener('error',function(event){var address=event.target&&event.target.src;if(address&&address.indexOf(location.origin+'/shell/')===0)show()},true);
setTimeout(function(){document.querySelectorAll('link[rel=stylesheet]:not([data-href])').forEach(function(link){if(!link.sheet)link.remove()});show()},15000)})()`;

/** Records early clicks, which the shell replays. Only forms that POST wait: no page accepts them, and they may hold a password. */
const EARLY_INPUT_SCRIPT = `(function(){
var early=window.porticoEarlyInput={pressed:[]};
function isEarly(event){return event.isTrusted&&document.querySelector('#root[data-rendered]')}
addEventListener('click',function(event){
if(!isEarly(event))return;
var button=event.target.closest('button:not([type=submit])');
if(button&&(button.closest('main')||document.getElementById('portal-stalled')))early.pressed.push(button)},true);
addEventListener('submit',function(event){
if(!isEarly(event)||event.target.getAttribute('method')!=='post')return;
event.preventDefault();event.stopImmediatePropagation();
early.submitted={form:event.target,button:event.submitter}},true)})()`;

/** Requests scripts after the content is painted, to spare slow connections; at once on a hidden page, which is not painted. */
const LAUNCH_SCRIPT = `(function(){
var files=JSON.parse(document.getElementById('portal-files').textContent);
function launch(){
files.preloads.forEach(function(attributes){var link=document.createElement('link');link.rel='preload';Object.keys(attributes).forEach(function(name){link.setAttribute(name,attributes[name])});document.head.append(link)});
files.scripts.forEach(function(attributes){var script=document.createElement('script');script.async=false;Object.keys(attributes).forEach(function(name){script.setAttribute(name,attributes[name])});document.head.append(script)})}
if(document.visibilityState==='hidden')launch();else requestAnimationFrame(function(){setTimeout(launch)})})()`;

const HEAD = `${THEME_SCRIPT};${SESSION_SCRIPT};${STALL_SCRIPT};${EARLY_INPUT_SCRIPT}`;

/** In the head of every page, before the first paint. */
export const HEAD_SCRIPT = markup`<script>${new Html(HEAD)}</script>`;

/** Placed after `#portal-files`, which lists the files that it requests. */
export const LAUNCH = markup`<script>${new Html(LAUNCH_SCRIPT)}</script>`;

/** Hashes that allow these two scripts. The policy blocks any script that somebody else injects into a page. */
const SCRIPT_HASHES = [HEAD, LAUNCH_SCRIPT].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);

/** Own files, inline scripts by hash, origins of remotes, others for data alone. Style attributes are part of React's output. */
function pagePolicy(remoteOrigins: readonly string[], dataOrigins: readonly string[]): string {
  const data = dataOrigins.map((origin) => ` ${origin}`).join('');
  const own = ["'self'", ...remoteOrigins].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own} ${SCRIPT_HASHES.join(' ')}`,
    `style-src ${own}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${own}${data} data:`,
    `font-src ${own}`,
    `connect-src ${own}${data}`,
    "manifest-src 'self'",
    // The only worker is for reminders and for pages without a network.
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function pageHeaders(
  { prefix }: PageAddress,
  status: number,
  config: { public: PublicSettings; server: ServerSettings },
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': pagePolicy(config.server.http.remoteOrigins, developerOrigins(config.public)),
    vary: prefix === undefined ? 'Accept-Language, Cookie, Accept-Encoding' : 'Accept-Encoding',
    ...(status === 503 && { 'retry-after': '10' }),
  };
}

/** Origins that the developer pages read. Every page allows them: readers go there from any page without a new document. */
function developerOrigins({ developerTools: { isOn, xmlOrigin, pngOrigin } }: PublicSettings): string[] {
  return isOn ? [xmlOrigin, pngOrigin].filter((origin) => origin !== undefined) : [];
}
