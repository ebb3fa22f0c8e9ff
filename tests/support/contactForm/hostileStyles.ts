/** Rules without a layer, as themes and page builders bring them: they beat all that is in a layer. */
export const hostileStyles = `
* { box-sizing: content-box; transition: all 0.3s }
[hidden] { display: block }
div, p, span, ul, li, output { min-height: 1px; position: static }
button, input, p, span, ul, li, a, output { margin: 2px !important; padding: 3px !important; float: none !important;
  text-transform: uppercase !important; letter-spacing: 1px !important }
button, a { display: block !important; width: 100% !important; background: #000 !important; color: red !important }
span { display: inline-block !important; vertical-align: middle }
div:empty { display: block }
p:empty, ul:empty { min-height: 12px }
.js { outline: 0 }
form * { max-width: 100% }
`;
