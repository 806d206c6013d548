import { OFFER_DRAFT } from '../../replay-offer.ts'
import { JOB_DESCRIPTION_MIN } from '../../rules.ts'

/**
 * Until the program of the page has come, its button follows what is written, so that it can be
 * pressed, and the tab keeps the text. `here` is the form; what it ends with is that button.
 */
export const FOLLOW_UNTIL_LIVE = `
const follow=()=>{
const{value}=here.querySelector("textarea");
[...here.elements].at(-1).disabled=value.trim().length<${JOB_DESCRIPTION_MIN};
try{sessionStorage.setItem("${OFFER_DRAFT}",value)}catch{}};
here.addEventListener("input",follow);
addEventListener("live",()=>here.removeEventListener("input",follow),{once:true})`
