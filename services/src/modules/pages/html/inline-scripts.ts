import { SESSION_SCRIPT, THEME_SCRIPT } from '@portico/contract';
import { hashSource } from '../../../platform/http/index.js';
import { Html, markup } from '../text/html.js';

/**
 * Shows the notice if a shell script fails or the shell is late. Removes style sheets that have not loaded by then,
 * because browsers paint nothing while they wait.
 */
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
export const SCRIPT_HASHES = [HEAD, LAUNCH_SCRIPT].map(hashSource);
