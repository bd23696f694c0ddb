import { defaultMarket } from '../../src/domain/account/default-market.ts';

/**
 * Runs before the first paint and reads the device's storage (keys of src/infrastructure/storage). It sets the theme that
 * the reader has chosen, or else the one of the system, so that the dark theme does not flash for readers of the light
 * one. `data-other-view` hides a first view in another language, or of another market than that of the reader.
 * `data-reader` prepares the layout for a signed-in reader. `data-known` marks that stored data may change the first view,
 * also if another tab stores them before the app starts. If storage is damaged or forbidden, the page stays unchanged.
 */
const readStorage = `
const read=name=>{try{return localStorage.getItem('banca.'+name)}catch{return null}};
const theme=read('theme');
if(theme?theme==='"light"':matchMedia('(prefers-color-scheme: light)').matches){
data.theme='light';
document.querySelector('[name=theme-color]').content='#FBF6EA'}
try{
const session=read('session'),language=read('language'),market=read('market');
if(session)data.reader='';
const isOtherLanguage=language&&(language==='"en-us"')!==(page.lang==='en-US');
const isOtherMarket=session&&market&&!market.includes('"market":"${defaultMarket}"');
if(isOtherLanguage||isOtherMarket)data.otherView='';
const changes=key=>key.startsWith('banca.')&&key!=='banca.language';
if('otherView'in data||[localStorage,sessionStorage].some(store=>Object.keys(store).some(changes)))data.known='';
addEventListener('storage',({key})=>{if(!key||changes(key))data.known=''});
}catch{}`;

/** Applies the inline styles of the first view's elements while they arrive. The content policy allows that only to scripts. */
const applyStyles = `
const applyStyles=()=>{for(const element of document.querySelectorAll('[data-style]')){
element.style.cssText=element.dataset.style;
element.removeAttribute('data-style')}};
const watcher=new MutationObserver(applyStyles);
watcher.observe(page,{childList:true,subtree:true});`;

/**
 * Starts the app's scripts, which wait in a template, when the first view is painted with its largest picture, or after
 * 1.5 seconds. Otherwise the scripts would delay the picture. A hidden tab is not painted, so it starts them at once.
 */
const startApp = `
const startApp=()=>{
const waiting=document.getElementById('app-scripts');
if(!waiting)return;
waiting.remove();
for(const element of[...waiting.content.children]){element.async=false;document.head.append(element)}};
addEventListener('DOMContentLoaded',()=>{
applyStyles();watcher.disconnect();
const largest=document.querySelector('#app img[fetchpriority=high]');
const startAfterPaint=()=>requestAnimationFrame(()=>setTimeout(startApp));
setTimeout(startApp,document.hidden?0:1500);
if(largest)largest.decode().then(startAfterPaint,startAfterPaint);
else startAfterPaint()});`;

export const firstScript =
  `(()=>{const{documentElement:page}=document,{dataset:data}=page;${readStorage}${applyStyles}${startApp}})()`.replaceAll(
    '\n',
    '',
  );
