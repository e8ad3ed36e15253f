/**
 * Runs before the first paint (REQ-LANG-4). localStorage is where the choice lives; the cookie mirrors it for the
 * server. When the cookie was lost, it is restored and the page is reloaded in the stored language, unless its
 * address names a language. Without storage, or without cookies, nothing happens.
 */
export const languageRepair = `try{let s=localStorage.getItem("language"),m=()=>(document.cookie.match(/(?:^|; )language=(en|ar)/)||[])[1];if((s=="en"||s=="ar")&&s!=m()){document.cookie="language="+s+";path=/;max-age=31536000;samesite=lax";if(m()==s&&document.documentElement.lang!=s&&!/[?&]lang=(en|ar)(&|$)/.test(location.search))location.reload()}}catch{}`;
