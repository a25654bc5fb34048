import { chromium } from '@playwright/test';
import { chromiumPath } from './programs.mjs';
const base='http://localhost:4310';
const [mode,...rest]=process.argv.slice(2);
const browser=await chromium.launch({executablePath: await chromiumPath(), args:['--no-sandbox']});
if(mode==='bytes'){
  for(const path of rest){
    const ctx=await browser.newContext({viewport:{width:412,height:823}}); const page=await ctx.newPage(); const s=await ctx.newCDPSession(page); await s.send('Network.enable');
    const r=new Map();
    s.on('Network.responseReceived',({requestId,response,type})=>r.set(requestId,{url:response.url,type,wire:0}));
    s.on('Network.loadingFinished',({requestId,encodedDataLength})=>{const x=r.get(requestId); if(x) x.wire=encodedDataLength;});
    await page.goto(base+path,{waitUntil:'networkidle'}); await page.waitForTimeout(1000);
    const js=[...r.values()].filter(x=>/\.js(\?|$)/.test(x.url));
    console.log(path,(js.reduce((a,x)=>a+x.wire,0)/1024).toFixed(1),js.map(x=>x.url.split('/').pop()+' '+(x.wire/1024).toFixed(1)).join(', '));
    await ctx.close();
  }
} else {
  for(const spec of rest){
    const [name,w,scheme,path]=spec.split('|');
    const ctx=await browser.newContext({viewport:{width:+w,height:900},colorScheme:scheme}); const page=await ctx.newPage();
    page.on('console',m=>{if(m.type()==='error')console.log(name,m.text().slice(0,200))});
    await page.goto(base+path,{waitUntil:'networkidle'}); await page.waitForTimeout(400);
    await page.screenshot({path:`/tmp/items/${name}.png`,fullPage:mode==='full'});
    console.log(name, await page.evaluate(()=>[document.documentElement.scrollWidth,innerWidth]));
    await ctx.close();
  }
}
await browser.close();
