/**
 * Runs before the first paint (REQ-LANG-4). The choice is in localStorage, and in a cookie for the server. When the
 * cookie is lost, the script restores it and reloads the page in the stored language, unless its address names a
 * language. Without storage or cookies it does nothing.
 */
export const languageRepair = `try{let s=localStorage.getItem("language"),m=()=>(document.cookie.match(/(?:^|; )language=(en|ar)/)||[])[1];if((s=="en"||s=="ar")&&s!=m()){document.cookie="language="+s+";path=/;max-age=31536000;samesite=lax";if(m()==s&&document.documentElement.lang!=s&&!/[?&]lang=(en|ar)(&|$)/.test(location.search))location.reload()}}catch{}`;
