import { Html, jsonForScript, markup } from '../text/html.js';
import type { PageView } from './page-view.js';

/**
 * Asks for the scripts once the page's content has been painted, so that they do not compete with it for a narrow line. A
 * page that no one looks at is not painted: it does not wait.
 */
const LAUNCH = `(function(links,scripts){
function launch(){
links.forEach(function(attributes){var link=document.createElement('link');link.rel='preload';Object.keys(attributes).forEach(function(name){link.setAttribute(name,attributes[name])});document.head.append(link)});
scripts.forEach(function(address){var script=document.createElement('script');script.async=false;script.src=address;document.head.append(script)})}
if(document.visibilityState==='hidden')launch();else requestAnimationFrame(function(){setTimeout(launch)})})`;

/** The inline script that launches the shell of a page with served content, and what its remote needs at once. */
export function launchScript({ nonce, shell, preloads }: PageView): Html {
  const links = [
    ...preloads.scripts.map((href) => ({ as: 'script', href })),
    ...preloads.css.map((href) => ({ as: 'style', href })),
    ...preloads.texts.map((href) => ({ as: 'fetch', crossorigin: 'anonymous', href })),
  ];
  const call = new Html(`${LAUNCH}(${jsonForScript(links).text},${jsonForScript(shell.scripts).text})`);
  return markup`<script nonce="${nonce}">${call}</script>`;
}
