import { markup } from '../text/html.js';
import type { Html } from '../text/html.js';
import type { TextLookup } from '../text/page-texts.js';

/**
 * What stands on a page whose shell does not start, shown by `STALL_SCRIPT`; the shell takes it away as it draws the page. The
 * shell's texts may be what is missing: these come with the page.
 */
export function stallNotice(shell: TextLookup, hasContent: boolean): Html {
  const message = shell(hasContent ? 'remote.notLive' : 'failure.start');
  const retry = shell(hasContent ? 'remote.retry' : 'failure.reload');
  return markup`<div class="served-stalled" id="portal-stalled" role="status" hidden><p>${message}</p><a href="">${retry}</a></div>`;
}

/** Shows the notice once a script of the shell cannot be had, or the shell has not drawn the page within the deadline. */
export const STALL_SCRIPT = `(function(){
function show(){var notice=document.getElementById('portal-stalled');if(notice)notice.hidden=false}
addEventListener('error',function(event){var address=event.target&&event.target.src;if(address&&address.indexOf(location.origin+'/shell/')===0)show()},true);
setTimeout(show,15000)})()`;
