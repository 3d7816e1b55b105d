export default { en: { title: "", sections: [] }, fr: { title: "", sections: [] } };
