/**
 * Runs before anything is painted, and knows what the device keeps (its keys are those of src/infrastructure/storage):
 * whoever chose the light theme does not see the dark one flash; a first view in another language than the device's is
 * not shown; data-reader keeps room, until the app stands, for what only a signed-in reader sees; data-known says
 * that the device holds something that may change the first view. What is damaged or forbidden leaves the page as it is.
 */
const tellDevice = `
try{
const kept=name=>localStorage.getItem('banca.'+name);
if(kept('theme')==='"light"')told.theme='light';
if(kept('session'))told.reader='';
if((kept('language')==='"en-us"')!==(page.lang==='en-US'))told.otherLanguage='';
const changes=key=>key.startsWith('banca.')&&key!=='banca.language';
if('otherLanguage'in told||[localStorage,sessionStorage].some(store=>Object.keys(store).some(changes)))told.known='';
}catch{}`;

/** The content policy lets scripts alone give styles: those of the first view's elements, as these come. */
const dress = `
const dress=()=>{for(const element of document.querySelectorAll('[data-style]')){
element.style.cssText=element.dataset.style;
element.removeAttribute('data-style')}};
const watcher=new MutationObserver(dress);
watcher.observe(page,{childList:true,subtree:true});`;

/**
 * The largest picture of a first view goes before the app's scripts, which share the network with it: they wait in a
 * template until it has come, at most one and a half seconds.
 */
const begin = `
const begin=()=>{
const waiting=document.getElementById('app-scripts');
if(!waiting)return;
waiting.remove();
for(const element of[...waiting.content.children]){element.async=false;document.head.append(element)}};
addEventListener('DOMContentLoaded',()=>{
dress();watcher.disconnect();
const largest=document.querySelector('#app img[fetchpriority=high]');
if(!largest||largest.complete)return begin();
largest.addEventListener('load',begin);
largest.addEventListener('error',begin);
setTimeout(begin,1500)});`;

export const firstScript =
  `(()=>{const{documentElement:page}=document,{dataset:told}=page;${tellDevice}${dress}${begin}})()`.replaceAll(
    '\n',
    '',
  );
